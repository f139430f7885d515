import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as css from "./data-table.css.ts";
import { VisuallyHidden } from "./hidden.tsx";

interface DataTableProps extends ComponentProps<"table"> {
  /** The name of the table; shown only with `showCaption`. */
  readonly caption: ReactNode;
  readonly showCaption?: boolean;
  /** CSS widths of the columns, left to right; "" leaves one to the table. */
  readonly widths?: readonly string[];
  /** Room at the outer edges, for rows that have a colour. */
  readonly inset?: boolean;
}

/** A table of rules: `ink` under the head, `rule` under rows. Columns keep their widths whatever the rows hold. */
export function DataTable({ caption, showCaption, widths, inset, className, children, ...rest }: DataTableProps) {
  return (
    <table {...rest} className={classNames(css.table, inset === true && css.inset, className)}>
      <caption className={showCaption ? css.caption : undefined}>
        {showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      {widths && (
        <colgroup>
          {widths.map((width, at) => (
            // columns have no identity but their place
            <col key={`${at} ${width}`} style={width === "" ? undefined : { width }} />
          ))}
        </colgroup>
      )}
      {children}
    </table>
  );
}

/** The row of column names. */
export const HeadRow = ({ className, ...rest }: ComponentProps<"tr">) => (
  <tr {...rest} className={classNames(css.headRow, className)} />
);

interface CellLook {
  readonly numeric?: boolean;
  /** a text column to the right of a number column */
  readonly afterNumber?: boolean;
}

/** A column's name; its unit stands in it. */
export const Head = ({ numeric, afterNumber, className, ...rest }: CellLook & ComponentProps<"th">) => (
  <th
    scope="col"
    {...rest}
    className={classNames(
      css.cell,
      css.head,
      numeric === true && css.numeric,
      afterNumber === true && css.afterNumber,
      className,
    )}
  />
);

/** A row; selected ones stand on the accent's wash (their control says it in words). */
export const Row = ({ selected, className, ...rest }: { readonly selected?: boolean } & ComponentProps<"tr">) => (
  <tr {...rest} data-selected={selected === true || undefined} className={classNames(css.row, className)} />
);

/** The cell that names its row. */
export const KeyCell = ({ afterNumber, className, ...rest }: Pick<CellLook, "afterNumber"> & ComponentProps<"th">) => (
  <th
    scope="row"
    {...rest}
    className={classNames(css.cell, css.key, afterNumber === true && css.afterNumber, className)}
  />
);

interface CellProps extends CellLook, ComponentProps<"td"> {
  readonly muted?: boolean;
  /** the figure that counts */
  readonly strong?: boolean;
}

/** A value. */
export const Cell = ({ numeric, muted, strong, afterNumber, className, ...rest }: CellProps) => (
  <td
    {...rest}
    className={classNames(
      css.cell,
      numeric === true && css.numeric,
      muted === true && css.muted,
      strong === true && css.strong,
      afterNumber === true && css.afterNumber,
      className,
    )}
  />
);
