import { useSetAtom } from "jotai";
import { useState, type RefObject } from "react";
import { savePicture, type PictureKind } from "../../charts/save-picture.ts";
import { nameSubjectFileAtom } from "../../state/files/subject-file.ts";
import { breakEvenTexts } from "../../text/en/break-even.ts";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import type { Subject } from "../../state/core/subject.ts";

interface SaveChartProps {
  /** provides the file name */
  readonly subject: Subject;
  /** element that contains the chart */
  readonly chart: RefObject<HTMLElement | null>;
}

const words = breakEvenTexts;

/** Downloads the current chart as a picture. */
export const SaveChart = ({ subject, chart }: SaveChartProps) => {
  const nameFile = useSetAtom(nameSubjectFileAtom);
  const [failed, setFailed] = useState(false);
  const save = async (kind: PictureKind) => {
    const place = chart.current;
    const name = await nameFile(subject, words.fileName);
    const picture = place && name !== null ? await savePicture(place, kind, name) : null;
    setFailed(picture?.ok !== true);
  };
  return (
    <>
      <Menu
        label={words.pictureLabel}
        icon="download"
        items={[
          { label: words.svg, onSelect: () => void save("svg") },
          { label: words.png, onSelect: () => void save("png") },
        ]}
      >
        {words.picture}
      </Menu>
      {failed && <ErrorNotice title={words.pictureFailed} />}
    </>
  );
};
