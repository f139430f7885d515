import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { DayBars, type DayBar } from "./day-bars.tsx";

const days = (count: number, of: (at: number) => number): readonly DayBar[] =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
    return { day, count: of(at), said: `${day}: ${of(at)}` };
  });

const chart = (shown: readonly DayBar[]) => (
  <DayBars
    label="Results opened a day"
    days={shown}
    ends={[shown[0]?.day ?? "", shown.at(-1)?.day ?? ""]}
    most={String(Math.max(1, ...shown.map(({ count }) => count)))}
    summary="Choose a bar to list that day alone."
    onOpen={() => undefined}
  />
);

export const gallery: Gallery = {
  "empty days, and one much larger than the others": () => chart(days(30, (at) => (at === 9 ? 400 : at % 4))),
  "a single day": () => chart(days(1, () => 3)),
  "more than a year": () => chart(days(400, (at) => 5 + ((at * 7) % 13))),
  "all zero": () => chart(days(30, () => 0)),
};
