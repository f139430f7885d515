import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { StatedFindings } from "./stated-findings.tsx";

const findings = [
  {
    kicker: "How sure",
    title: "A reusable wins; which one is open",
    text: "The tempered glass cup beats the ceramic mug in 64 % of draws. Every reusable beats every single-use product in every draw.",
  },
  {
    kicker: "What decides it",
    title: "Recoverability: 100 against 1",
    text: "Washing causes 5.90 of its 7.26 g CO2e; 19 % of that rests on estimates.",
  },
  { kicker: "From how many uses", title: "17 uses for the tempered glass cup", text: "From there on it is ahead." },
];

export const gallery: Gallery = {
  three: () => <StatedFindings findings={findings} />,
  one: () => <StatedFindings findings={findings.slice(0, 1)} />,
  "none yet": () => <StatedFindings findings={[]} />,
};
