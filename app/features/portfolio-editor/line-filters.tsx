import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import type { LineDetail } from "../../../edge-api/contract/line-details.ts";
import { lineColumnsAtom, toggleLineColumnAtom } from "../../state/core/column-order.ts";
import { lineDetailTexts } from "../../text/en/line-details.ts";
import { formatCount } from "../../text/format.ts";
import { Select } from "../../ui/field/select.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import * as styles from "./editor.css.ts";
import { DETAIL_ROOM, SITE_ROOM } from "./line-columns.css.ts";
import type { LineView } from "./line-order.ts";
import { withLimit } from "./line-limits.ts";
import { NumberFilter } from "./number-filter.tsx";

const readRoom = (): { readonly site: boolean; readonly others: boolean } => ({
  site: window.matchMedia(SITE_ROOM).matches,
  others: window.matchMedia(DETAIL_ROOM).matches,
});

/** Whether the window is wide enough for a column of a detail; otherwise only the drawer of a line shows it. */
const useColumnRoom = (): ((detail: LineDetail) => boolean) => {
  const [room, setRoom] = useState(readRoom);
  useEffect(() => {
    const read = () => setRoom(readRoom());
    window.addEventListener("resize", read);
    return () => window.removeEventListener("resize", read);
  }, []);
  return (detail) => (detail === "site" ? room.site : room.others);
};

interface LineFiltersProps {
  readonly view: LineView;
  readonly onView: (view: LineView) => void;
  /** distinct sites of the lines, "" = some lines have none; null = no line has one */
  readonly sites: readonly string[] | null;
  /** details that at least one line has */
  readonly details: readonly LineDetail[];
  /** in a sheet that is called "Filter" itself */
  readonly inSheet: boolean;
}

const words = lineDetailTexts.view;
/** A site as an option value; "" is the option for all sites. */
const valueOf = (site: string): string => `=${site}`;

/** Filters besides search and use case, and the choice of detail columns. */
export const LineFilters = ({ view, onView, sites, details, inSheet }: LineFiltersProps) => {
  const columns = useAtomValue(lineColumnsAtom);
  const toggle = useSetAtom(toggleLineColumnAtom);
  const { site, assumed, forbidden, otherPeriod, limits } = view;
  const [isAsking, setAsking] = useState(false);
  const hasRoom = useColumnRoom();
  const possible = details.filter(hasRoom);
  const name = inSheet ? words.more : words.menu;
  const active = [assumed, forbidden, otherPeriod].filter(Boolean).length + limits.length;
  return (
    <>
      {sites !== null && (
        <Select
          className={styles.filter}
          label={lineDetailTexts.names.site}
          hideLabel
          value={site === null ? "" : valueOf(site)}
          onChange={(value) => onView({ ...view, site: value === "" ? null : value.slice(1) })}
          options={[
            { value: "", label: words.allSites },
            ...sites.map((one) => ({ value: valueOf(one), label: one === "" ? words.noSite : one, title: one })),
          ]}
        />
      )}
      <Menu
        label={active === 0 ? name : words.menuActive(formatCount(active))}
        icon="compare"
        items={[
          {
            label: words.assumed,
            checked: assumed,
            onSelect: () => onView({ ...view, assumed: !assumed }),
          },
          {
            label: words.forbidden,
            checked: forbidden,
            onSelect: () => onView({ ...view, forbidden: !forbidden }),
          },
          ...(details.includes("date")
            ? [
                {
                  label: words.otherPeriod,
                  checked: otherPeriod,
                  onSelect: () => onView({ ...view, otherPeriod: !otherPeriod }),
                },
              ]
            : []),
          { label: words.byNumber, onSelect: () => setAsking(true) },
          ...(possible.length === 0 ? [] : ["rule" as const]),
          ...possible.map((detail) => ({
            label: words.column(lineDetailTexts.names[detail]),
            checked: columns.includes(detail),
            onSelect: () => toggle(detail),
          })),
        ]}
      >
        {active === 0 ? name : words.menuActive(formatCount(active))}
      </Menu>
      {isAsking && (
        <NumberFilter
          onApply={(limit) => {
            setAsking(false);
            onView({ ...view, limits: withLimit(limits, limit) });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
