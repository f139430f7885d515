import { useState, type ReactElement } from "react";
import { chartPicturesTexts as words } from "../text/en/chart-pictures.ts";
import { ErrorNotice } from "../ui/error-notice/error-notice.tsx";
import { VisuallyHidden } from "../ui/hidden/hidden.tsx";
import { Menu } from "../ui/menu/menu.tsx";
import type { ChartFacts } from "./chart-sheet.tsx";
import type { PictureKind } from "./save-picture.ts";

type ChartName = keyof typeof words.charts;

interface SaveChartProps {
  readonly name: ChartName;
  /** the chart as an element that renders an SVG; called for each file */
  readonly draw: () => ReactElement | Promise<ReactElement>;
  /** title, note and source of the file; null = not known yet, no file can be saved */
  readonly facts: (name: ChartName) => Promise<ChartFacts | null>;
}

/** A menu that saves a chart as SVG or PNG. The code that draws the file is loaded on the first click. */
export const SaveChart = ({ name, draw, facts }: SaveChartProps) => {
  const [failed, setFailed] = useState(false);
  const attempt = async (kind: PictureKind): Promise<boolean> => {
    try {
      const [{ saveChartFile }, element, known] = await Promise.all([import("./chart-file.ts"), draw(), facts(name)]);
      return known !== null && (await saveChartFile(element, known, kind)).ok;
    } catch {
      // code that could not be loaded
      return false;
    }
  };
  const save = (kind: PictureKind) => void attempt(kind).then((isSaved) => setFailed(!isSaved));
  return (
    <>
      <Menu
        label={words.menu(words.charts[name])}
        icon="download"
        items={[
          { label: words.svg, onSelect: () => save("svg") },
          { label: words.png, onSelect: () => save("png") },
        ]}
      >
        {words.save}
        <VisuallyHidden>{words.charts[name]}</VisuallyHidden>
      </Menu>
      {failed && <ErrorNotice title={words.failed} />}
    </>
  );
};
