import { narrow } from "../ui/gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../ui/gallery-entry/gallery-entry.ts";
import { StepPath } from "./step-path.tsx";

const step = (before: number, value: number) => ({
  value,
  label: `+${value - before} to ${value}`,
  shortLabel: String(value),
});
const three = [step(57, 66), step(66, 71), step(71, 74)];
const many = Array.from({ length: 24 }, (_, at) => step(40 + 2 * at, 42 + 2 * at));
const texts = { label: "Score after each change: 57, 66, 71, 74", first: 57, firstLabel: "57 today" };

export const gallery: Gallery = {
  "three steps": () => <StepPath {...texts} steps={three} />,
  "narrow: short labels": () => (
    <div className={narrow}>
      <StepPath {...texts} steps={[...three, step(74, 75), step(75, 76)]} />
    </div>
  ),
  "too many for labels": () => (
    <StepPath label="Score after each change" first={40} firstLabel="40 today" steps={many} />
  ),
  "at the end of the scale": () => (
    <StepPath label="Score after each change: 99, 100" first={99} firstLabel="99 today" steps={[step(99, 100)]} />
  ),
};
