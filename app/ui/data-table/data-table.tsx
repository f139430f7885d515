import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import * as css from "./data-table.css.ts";
import { VisuallyHidden } from "../hidden/hidden.tsx";

interface DataTableProps extends ComponentProps<"table"> {
  /** name of the table; visually hidden unless `showCaption` */
  readonly caption: ReactNode;
  readonly showCaption?: boolean;
  /** CSS widths of the columns from left to right; "" = automatic */
  readonly widths?: readonly string[];
  /** padding at the outer edges, for rows with a background */
  readonly inset?: boolean;
}

/** A table with lines under head and rows. Column widths do not depend on the content. */
export function DataTable({ caption, showCaption, widths, inset, className, children, ...rest }: DataTableProps) {
  return (
    <table {...rest} className={classNames(css.table, inset && css.inset, className)}>
      <caption className={showCaption ? css.caption : undefined}>
        {showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      {widths && (
        <colgroup>
          {widths.map((width, at) => (
            // Columns are identified by position only.
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

interface CellStyle {
  readonly numeric?: boolean;
  /** for a text column right of a number column */
  readonly afterNumber?: boolean;
}

/** A column heading, including the unit. */
export const Head = ({ numeric, afterNumber, className, ...rest }: CellStyle & ComponentProps<"th">) => (
  <th
    scope="col"
    {...rest}
    className={classNames(css.cell, css.head, numeric && css.numeric, afterNumber && css.afterNumber, className)}
  />
);

/** A column name; as an object with markup, or with a class that for example hides the column on a phone. */
type Heading = string | { readonly name: ReactNode; readonly className?: string | undefined };

interface ColumnHeadsProps {
  /** headings of the text columns, which come first */
  readonly text: readonly Heading[];
  /** headings of the number columns, with their units */
  readonly numeric?: readonly Heading[];
  /** headings of text columns right of the number columns */
  readonly after?: readonly Heading[];
}

/** The head of a table: text columns, then number columns, then text columns again. */
export const ColumnHeads = ({ text, numeric = [], after = [] }: ColumnHeadsProps) => {
  const numbersEnd = text.length + numeric.length;
  return (
    <thead>
      <HeadRow>
        {[...text, ...numeric, ...after].map((heading, at) => {
          const isNumeric = at >= text.length && at < numbersEnd;
          const { name, className } = typeof heading === "string" ? { name: heading, className: undefined } : heading;
          return (
            // Columns are identified by position only.
            <Head key={at} numeric={isNumeric} afterNumber={at === numbersEnd} className={className}>
              {name}
            </Head>
          );
        })}
      </HeadRow>
    </thead>
  );
};

/** A row. `selected` is visual only; the row's control states it for screen readers. */
export const Row = ({ selected, className, ...rest }: { readonly selected?: boolean } & ComponentProps<"tr">) => (
  <tr {...rest} data-selected={selected === true || undefined} className={classNames(css.row, className)} />
);

/** The row heading. */
export const KeyCell = ({ afterNumber, className, ...rest }: Pick<CellStyle, "afterNumber"> & ComponentProps<"th">) => (
  <th scope="row" {...rest} className={classNames(css.cell, css.key, afterNumber && css.afterNumber, className)} />
);

interface CellProps extends CellStyle, ComponentProps<"td"> {
  readonly muted?: boolean;
  /** emphasised figure */
  readonly strong?: boolean;
}

/** A data cell. */
export const Cell = ({ numeric, muted, strong, afterNumber, className, ...rest }: CellProps) => (
  <td
    {...rest}
    className={classNames(
      css.cell,
      numeric && css.numeric,
      muted && css.muted,
      strong && css.strong,
      afterNumber && css.afterNumber,
      className,
    )}
  />
);

/** A data cell with a number. */
export const NumberCell = (props: CellProps) => <Cell numeric {...props} />;
