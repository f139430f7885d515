import { href } from "../../state/routes/href.ts";
import { portfolioEditorTexts } from "../../text/en/portfolio-editor.ts";
import { NotFound } from "../not-found.tsx";

const { title, text, create, home } = portfolioEditorTexts.notFound;

/** Shown if this browser does not have the portfolio of the URL. */
export const PortfolioNotHere = () => (
  <NotFound
    {...{ title, text }}
    ways={[
      { label: create, address: href("portfolio-mode", { query: { step: 1 } }) },
      { label: home, address: href("home") },
    ]}
  />
);
