import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { Select } from "../field/select.tsx";
import * as css from "../segmented-control/segmented-control.css.ts";

interface ShortChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One choice of a few: a segmented control, or a select with a visible label on a phone. */
export function ShortChoice<T extends string>({ label, options, value, onChange }: ShortChoiceProps<T>) {
  return (
    <>
      <SegmentedControl {...{ label, options, value, onChange }} className={css.shortSegments} />
      <Select
        label={label}
        className={css.shortList}
        options={options}
        value={value}
        onChange={(chosen) => {
          const option = options.find((one) => one.value === chosen);
          if (option) onChange(option.value);
        }}
      />
    </>
  );
}
