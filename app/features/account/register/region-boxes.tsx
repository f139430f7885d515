import { registerTexts, WORK_REGIONS } from "../../../text/en/register.ts";
import { Checkbox } from "../../../ui/checkbox/checkbox.tsx";
import * as style from "./register-form.css.ts";

interface RegionBoxesProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes for the nine regions that the user works in; the values keep list order. */
export const RegionBoxes = ({ chosen, onChange }: RegionBoxesProps) => (
  <fieldset>
    <legend className={style.legend}>{registerTexts.fields.regions}</legend>
    <div className={style.boxes}>
      {WORK_REGIONS.map((region) => (
        <Checkbox
          key={region}
          label={registerTexts.regions[region]}
          checked={chosen.includes(region)}
          onChange={(checked) =>
            onChange(WORK_REGIONS.filter((one) => (one === region ? checked : chosen.includes(one))))
          }
        />
      ))}
    </div>
  </fieldset>
);
