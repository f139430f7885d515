import { registerTexts } from "../../text/en/register.ts";
import * as text from "../../theme/text.css.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { COUNTRIES } from "./countries.ts";
import type { RegisterDraft } from "./register-draft.ts";
import { RegionBoxes } from "./region-boxes.tsx";
import * as style from "./register-form.css.ts";

const MOST_CHARACTERS = 200;

const choices = (values: readonly string[]) => [
  { value: "", label: registerTexts.choose },
  ...values.map((value) => ({ value, label: value })),
];
const SECTORS = choices(registerTexts.sectors);
const COUNTRY_CHOICES = choices(COUNTRIES);
const AIMS = choices(registerTexts.aims);
const SOURCES = choices(registerTexts.heardFrom);

interface AboutFieldsProps {
  readonly draft: RegisterDraft;
  readonly onChange: (changes: Partial<RegisterDraft>) => void;
  readonly employeesFault: string | undefined;
  readonly onEmployeesLeft: () => void;
}

/** What may be told about one's work; none of it is needed. */
export const AboutFields = ({ draft, onChange, employeesFault, onEmployeesLeft }: AboutFieldsProps) => {
  const { fields } = registerTexts;
  return (
    <div className={style.about}>
      <div>
        <h3 className={text.group}>{registerTexts.aboutTitle}</h3>
        <p className={text.small}>{registerTexts.aboutText}</p>
      </div>
      <Select
        label={fields.sector}
        name="sector"
        options={SECTORS}
        value={draft.sector}
        onChange={(sector) => onChange({ sector })}
      />
      {draft.sector === registerTexts.otherSector && (
        <TextField
          label={fields.otherSector}
          name="other_sector"
          maxLength={MOST_CHARACTERS}
          value={draft.otherSector}
          onChange={(otherSector) => onChange({ otherSector })}
        />
      )}
      <div className={style.pair}>
        <Select
          label={fields.country}
          name="country"
          autoComplete="country-name"
          options={COUNTRY_CHOICES}
          value={draft.country}
          onChange={(country) => onChange({ country })}
        />
        <TextField
          label={fields.employees}
          name="employees"
          inputMode="numeric"
          autoComplete="off"
          value={draft.employees}
          onChange={(employees) => onChange({ employees })}
          onBlur={onEmployeesLeft}
          error={employeesFault}
        />
      </div>
      <div className={style.pair}>
        <Select
          label={fields.aim}
          name="accomplish"
          options={AIMS}
          value={draft.accomplish}
          onChange={(accomplish) => onChange({ accomplish })}
        />
        <Select
          label={fields.heardFrom}
          name="heard_from"
          options={SOURCES}
          value={draft.heard_from}
          onChange={(heard_from) => onChange({ heard_from })}
        />
      </div>
      <RegionBoxes chosen={draft.regions} onChange={(regions) => onChange({ regions })} />
    </div>
  );
};
