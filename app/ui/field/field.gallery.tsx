import { useState } from "react";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { AmountField } from "./amount-field.tsx";
import { Field } from "./field.tsx";
import { NumberField } from "./number-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { SearchField } from "./search-field.tsx";
import { Select } from "./select.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextArea, TextField } from "./text-field.tsx";

const options = [
  { value: "climate", label: "Climate" },
  { value: "water", label: "Water use" },
  { value: "long", label: "A metric with a name that is longer than the field which has to show it", disabled: true },
];

export const gallery: Gallery = {
  "any control": () => {
    const [value, setValue] = useState(40);
    return (
      <div className={narrow}>
        <Field label="Share" hint="Percent of the whole" aside={value}>
          {(attributes) => (
            <input
              {...attributes}
              type="range"
              value={value}
              onChange={(e) => setValue(e.currentTarget.valueAsNumber)}
            />
          )}
        </Field>
      </div>
    );
  },
  "amount-field: states": () => {
    const [grams, setGrams] = useState<number | null>(12.1);
    const [size, setSize] = useState<number | null>(350);
    return (
      <div className={narrow}>
        <AmountField label="Mass" unit="g" value={grams} onChange={setGrams} hint="Of one piece" />
        <AmountField label="Product size" unit="ml" whole value={size} onChange={setSize} />
        <AmountField label="Empty" unit="km" value={null} onChange={() => undefined} error="Enter a distance." />
      </div>
    );
  },
  "number-field: states": () => {
    const [uses, setUses] = useState<number | null>(1250);
    const [rack, setRack] = useState<number | null>(25.6);
    return (
      <div className={narrow}>
        <NumberField label="Number of uses" unit="uses" value={uses} onChange={setUses} hint="Default 50, estimate" />
        <NumberField
          label="Rounded when left"
          unit="50 × 50 cm"
          value={rack}
          onChange={setRack}
          onSettle={(value) => setRack(value === null ? null : Math.max(1, Math.round(value)))}
        />
        <NumberField
          label="With less and more"
          value={uses}
          onChange={setUses}
          steps={{ less: "Fewer", more: "More", onStep: (by) => setUses((uses ?? 0) + by) }}
        />
        <NumberField label="Empty" value={null} onChange={() => undefined} error="Enter the mass." />
        <NumberField label="Negative" value={-0.5} onChange={() => undefined} mark="changed" />
        <NumberField label="Off" unit="g" value={12.1} onChange={() => undefined} disabled />
      </div>
    );
  },
  "password-field: hidden, shown on request": () => {
    const [value, setValue] = useState("a glass cup, washed");
    return (
      <div className={narrow}>
        <PasswordField label="Password" autoComplete="current-password" value={value} onChange={setValue} />
      </div>
    );
  },
  "password-field: with an error, and longer than its field": () => (
    <div className={narrow}>
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error="Passwords must match"
        value="a password that is so long that it cannot be seen whole"
        onChange={() => undefined}
      />
    </div>
  ),
  "search-field: empty and filled": () => {
    const [search, setSearch] = useState("paper cup with a very long name that does not fit");
    return (
      <div className={narrow}>
        <SearchField label="Search name or material" value="" onChange={() => undefined} />
        <SearchField label="Search name or material" value={search} onChange={setSearch} />
      </div>
    );
  },
  "select: states": () => {
    const [metric, setMetric] = useState("climate");
    return (
      <div className={narrow}>
        <Select label="Metric" value={metric} onChange={setMetric} options={options} />
        <Select label="Wrong" value="water" onChange={() => undefined} options={options} error="Choose another" />
        <Select label="Off" value="long" onChange={() => undefined} options={options} disabled />
      </div>
    );
  },
  "submit-button: ready, busy": () => (
    <form className={narrow} onSubmit={(event) => event.preventDefault()}>
      <SubmitButton blocked={null} wide>
        Log in
      </SubmitButton>
      <SubmitButton blocked={null} busy>
        Log in
      </SubmitButton>
    </form>
  ),
  "submit-button: something is missing": () => (
    <form className={narrow} onSubmit={(event) => event.preventDefault()}>
      <SubmitButton blocked="Still needed: email, password of at least 8 characters, name, company and job." wide>
        Create account
      </SubmitButton>
      <SubmitButton blocked="Type your password.">Delete account</SubmitButton>
    </form>
  ),
  "text-field: states": () => {
    const [name, setName] = useState("Kiosk coffee 2027");
    return (
      <div className={narrow}>
        <TextField label="Name" value={name} onChange={setName} hint="For example: Kiosk coffee 2027" />
        <TextField label="Email" value="you@example" onChange={() => undefined} error="Invalid email address" />
        <TextField label="Empty" value="" onChange={() => undefined} placeholder="Nothing yet" />
        <TextField label="Off" value="cannot be changed" onChange={() => undefined} disabled />
      </div>
    );
  },
  "text-field: several lines": () => {
    const [text, setText] = useState("What the comparison is for");
    return (
      <div className={narrow}>
        <TextArea label="Description" value={text} onChange={setText} limit={100} hint="Optional" />
        <TextArea label="Full" value={"x".repeat(100)} onChange={() => undefined} limit={100} error="Too long" />
      </div>
    );
  },
};
