import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { StepIndicator, type Step } from "./step-indicator.tsx";

const titles = ["Name", "Region", "Use case", "Food", "Products"];
const details = [
  "Kiosk coffee 2027",
  "Europe",
  "Hot cup, 350 ml",
  "A food with a name that is far too long",
  "7 chosen",
];

const upTo = (current: number): Step[] =>
  titles.map((title, at) => ({
    id: title,
    title,
    ...(at <= current && details[at] !== undefined && { detail: details[at] }),
    state: at < current ? "done" : at === current ? "current" : "todo",
    stateText: at < current ? "done" : at === current ? "current step" : "not done yet",
  }));

export const gallery: Gallery = {
  first: () => <StepIndicator label="Steps" progress="Step 1 of 5, Name" steps={upTo(0)} />,
  "in the middle": () => (
    <StepIndicator label="Steps" progress="Step 3 of 5, Use case" steps={upTo(2)} onChoose={() => undefined} />
  ),
  last: () => (
    <StepIndicator label="Steps" progress="Step 5 of 5, Products" steps={upTo(4)} onChoose={() => undefined} />
  ),
};
