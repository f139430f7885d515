import type { RecoveryGroup, RecoveryStream } from "../../../workers/engine/recovery-streams.ts";
import { HelpButton } from "../../help/help-button.tsx";
import { recyclingTexts } from "../../text/en/recycling.ts";
import { valueTexts } from "../../text/en/values.ts";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Cell, ColumnHeads, DataTable, KeyCell, Row } from "../../ui/data-table/data-table.tsx";
import { VisuallyHidden } from "../../ui/hidden/hidden.tsx";
import { isCollected, withChoice, type Direction, type Overrides } from "./stream-choices.ts";
import * as styles from "./recycling.css.ts";

interface StreamTableProps {
  readonly groups: readonly RecoveryGroup[];
  readonly overrides: Overrides;
  readonly onChange: (overrides: Overrides) => void;
}

const words = recyclingTexts.dialog;
const NAMES = { recycle: words.recycleOf, compost: words.compostOf } as const;
const DIRECTIONS = ["recycle", "compost"] as const satisfies readonly Direction[];

interface ChoiceProps extends Omit<StreamTableProps, "groups"> {
  readonly stream: RecoveryStream;
  readonly direction: Direction;
}

/** One choice for a stream, with the region's setting as label. */
const Choice = ({ stream, direction, overrides, onChange }: ChoiceProps) => {
  const regional = stream[direction];
  if (regional === null) return valueTexts.notApplicable;
  if (regional === "na") return words.notAvailable;
  return (
    <Checkbox
      className={styles.choice}
      checked={isCollected(stream, direction, overrides)}
      onChange={(collected) => onChange(withChoice(overrides, direction, stream, collected))}
      label={
        <>
          <VisuallyHidden>{NAMES[direction](stream.mat_recov_name)}, </VisuallyHidden>
          {words.regional[regional]}
        </>
      }
    />
  );
};

/** Whether the items of the products are not recycled although their stream is collected. */
const isNotSorted = (stream: RecoveryStream, overrides: Overrides): boolean =>
  stream.concerned && !stream.designed && isCollected(stream, "recycle", overrides);

/** Material streams by group, each with its choices for recycling and composting. */
export const StreamTable = ({ groups, overrides, onChange }: StreamTableProps) => (
  <DataTable caption={words.caption} widths={["", "29%", "29%"]}>
    <ColumnHeads text={[words.material, words.recycle, words.compost]} />
    {groups.map((group) => (
      <tbody key={group.mat_recov_group_id}>
        <Row>
          <th scope="rowgroup" colSpan={3} className={styles.group}>
            <span className={styles.groupHead}>
              {group.mat_recov_group_name}
              <HelpButton
                slug={`recycling-criteria-${group.mat_recov_group_id}`}
                subject={group.mat_recov_group_name}
              />
            </span>
          </th>
        </Row>
        {group.streams.map((stream) => (
          <Row key={stream.mat_recov_id}>
            <KeyCell className={styles.name}>
              {stream.mat_recov_name}
              {isNotSorted(stream, overrides) && <span className={styles.reason}>{words.notSorted}</span>}
            </KeyCell>
            {DIRECTIONS.map((direction) => (
              <Cell key={direction} className={styles.cell}>
                <Choice {...{ stream, direction, overrides, onChange }} />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    ))}
  </DataTable>
);
