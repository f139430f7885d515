import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { ChartButton, FocusRing } from "./chart-button.tsx";
import * as button from "./chart-button.css.ts";
import * as css from "./chart.css.ts";
import { ChartText } from "./chart-svg.tsx";
import { useFocusStops } from "./focus-stops.ts";

const boxes = [
  { id: "a", x: 4, y: 4, width: 60, height: 24 },
  { id: "b", x: 70, y: 4, width: 60, height: 24 },
];

function Two() {
  const { current, ringed, bind } = useFocusStops([boxes.map((box) => box.id)]);
  return (
    <svg className={css.svg} width={140} height={32} {...bind}>
      {boxes.map(({ id, ...box }) => (
        <ChartButton
          key={id}
          stop={id}
          label={`Number ${id}`}
          current={id === current}
          hit={box}
          onOpen={id === "a" ? () => undefined : undefined}
        >
          <ChartText lines={[id]} x={box.x + 4} y={20} size={15} className={`${css.text} ${button.label}`} />
        </ChartButton>
      ))}
      <FocusRing around={boxes.find((box) => box.id === ringed)} />
    </svg>
  );
}

export const gallery: Gallery = { "with and without onOpen": () => <Two /> };
