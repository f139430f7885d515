import { href } from "../../state/routes/href.ts";
import { resultsTexts } from "../../text/en/results.ts";
import { NotFound } from "../not-found.tsx";

const { title, text, create, home } = resultsTexts.notFound;

/** Shown if this browser does not have the comparison of the URL. */
export const ComparisonNotHere = () => (
  <NotFound
    {...{ title, text }}
    ways={[
      { label: create, address: href("comparison-mode", { query: { step: 1 } }) },
      { label: home, address: href("home") },
    ]}
  />
);
