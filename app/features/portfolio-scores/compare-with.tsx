import { useSetAtom } from "jotai";
import { afterPaint } from "../../scheduling/after-paint.ts";
import { setSectionsOpenAtom } from "../../state/core/left-out.ts";
import { portfolioScoresTexts } from "../../text/en/portfolio-scores.ts";
import { Menu } from "../../ui/menu/menu.tsx";

interface CompareWithProps {
  /** portfolios that can be compared */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  /** ids of the compared ones */
  readonly compared: readonly string[];
  readonly onChange: (compared: string[]) => void;
  /** id of the heading of the table that shows the comparison */
  readonly tableId: string;
}

const words = portfolioScoresTexts.compare;

/** Button with a menu of the other portfolios: adds one to the comparison and shows the table, or takes it out. */
export const CompareWith = ({ others, compared, onChange, tableId }: CompareWithProps) => {
  const setOpen = useSetAtom(setSectionsOpenAtom);
  const toggle = (id: string) => {
    if (compared.includes(id)) return onChange(compared.filter((other) => other !== id));
    onChange([...compared, id]);
    setOpen([tableId], true);
    // as a link of the contents, which then mark the section
    window.history.replaceState(window.history.state, "", `#${tableId}`);
    afterPaint(() => document.getElementById(tableId)?.scrollIntoView());
  };
  return (
    <Menu
      label={words.with}
      icon="compare"
      items={
        others.length === 0
          ? [{ label: words.noOthers, disabled: true, onSelect: () => {} }]
          : others.map(({ id, name }) => ({
              id,
              label: name,
              checked: compared.includes(id),
              onSelect: () => toggle(id),
            }))
      }
    >
      {words.with}
    </Menu>
  );
};
