import { AIMS, HEARD_FROM, OTHER_SECTOR, registerTexts, SECTORS, WORK_REGIONS } from "../../../text/en/register.ts";
import { nameFault } from "../../../text/name-fault.ts";
import * as text from "../../../theme/text.css.ts";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { RegisterDraft } from "./register-draft.ts";
import * as style from "./register-form.css.ts";
import names from "countries-list/minimal/countries.en.min.json";
import { language } from "../../../text/language.ts";
import { inLocale, locale } from "../../../text/locale.ts";
import { Checkbox } from "../../../ui/checkbox/checkbox.tsx";

interface RegionBoxesProps {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes for the nine regions that the user works in; the values keep list order. */
const RegionBoxes = ({ chosen, onChange }: RegionBoxesProps) => (
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

/** A country: English name (sent to the server) and name in the current language. */
interface Country {
  readonly value: string;
  readonly label: string;
}

/** All countries, sorted by their displayed name. */
export const countries = inLocale((of): readonly Country[] => {
  const displayed = new Intl.DisplayNames(of, { type: "region" });
  return Object.entries(names)
    .map(([code, value]) => ({ value, label: language() === "en" ? value : (displayed.of(code) ?? value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale()));
});

const MAX_CHARACTERS = 200;

interface Choice {
  readonly value: string;
  readonly label: string;
}

const choices = (values: readonly Choice[]): readonly Choice[] => [
  { value: "", label: registerTexts.choose },
  ...values,
];
const named = <T extends string>(values: readonly T[], words: Readonly<Record<T, string>>): readonly Choice[] =>
  choices(values.map((value) => ({ value, label: words[value] })));

interface AboutFieldsProps {
  readonly draft: RegisterDraft;
  readonly onChange: (changes: Partial<RegisterDraft>) => void;
  readonly employeesFault: string | undefined;
  readonly onEmployeesLeft: () => void;
}

/** Optional fields about the user's work. */
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
        options={named(SECTORS, registerTexts.sectors)}
        value={draft.sector}
        onChange={(sector) => onChange({ sector })}
      />
      {draft.sector === OTHER_SECTOR && (
        <TextField
          label={fields.otherSector}
          name="other_sector"
          maxLength={MAX_CHARACTERS}
          value={draft.otherSector}
          onChange={(otherSector) => onChange({ otherSector })}
          error={nameFault(draft.otherSector)}
        />
      )}
      <div className={style.pair}>
        <Select
          label={fields.country}
          name="country"
          autoComplete="country-name"
          options={choices(countries())}
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
          options={named(AIMS, registerTexts.aims)}
          value={draft.accomplish}
          onChange={(accomplish) => onChange({ accomplish })}
        />
        <Select
          label={fields.heardFrom}
          name="heard_from"
          options={named(HEARD_FROM, registerTexts.heardFrom)}
          value={draft.heard_from}
          onChange={(heard_from) => onChange({ heard_from })}
        />
      </div>
      <RegionBoxes chosen={draft.regions} onChange={(regions) => onChange({ regions })} />
    </div>
  );
};
