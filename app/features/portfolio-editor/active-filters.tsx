import { useEffect, useRef } from "react";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { LinkLike } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { WithUnits } from "../../ui/with-units/with-units.tsx";
import * as styles from "./editor.css.ts";
import { WHOLE_TABLE, type LineView } from "./line-order.ts";
import { limitWords, withoutLimit } from "./line-limits.ts";

interface ActiveFiltersProps {
  readonly view: LineView;
  readonly onView: (view: LineView) => void;
}

const words = lineDetailTexts.active;

/** The filters in force in words, each with a button that removes it; nothing while all lines are shown. */
export const ActiveFilters = ({ view, onView }: ActiveFiltersProps) => {
  const bar = useRef<HTMLFieldSetElement>(null);
  const { sort, limits, assumed, forbidden, otherPeriod } = view;
  const filters: readonly (readonly [name: string, without: LineView])[] = [
    ...limits.map((limit) => [limitWords(limit), { ...view, limits: withoutLimit(limits, limit) }] as const),
    ...(assumed ? [[words.assumed, { ...view, assumed: false }] as const] : []),
    ...(forbidden ? [[words.forbidden, { ...view, forbidden: false }] as const] : []),
    ...(otherPeriod ? [[words.otherPeriod, { ...view, otherPeriod: false }] as const] : []),
  ];
  const isFiltered = filters.length > 0 || view.search !== "" || view.usecase_id !== "" || view.site !== null;
  // the pressed button is gone: focus the next one, or the search
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    const search = bar.current?.parentElement?.querySelector("input");
    (isFiltered ? bar.current?.querySelector("button") : search)?.focus();
  });
  const press = (next: LineView) => {
    wasPressed.current = true;
    onView(next);
  };
  return (
    <fieldset ref={bar} aria-label={words.label} className={styles.activeFilters} hidden={!isFiltered}>
      {filters.length > 0 && <span>{words.shown}</span>}
      {filters.map(([name, without]) => (
        <button
          key={name}
          type="button"
          className={styles.activeFilter}
          aria-label={words.remove(name)}
          onClick={() => press(without)}
        >
          <WithUnits text={name} />
          <Icon name="close" size={16} />
        </button>
      ))}
      <LinkLike onClick={() => press({ ...WHOLE_TABLE, sort })}>{words.clear}</LinkLike>
    </fieldset>
  );
};
