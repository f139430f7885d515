import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import CreatePortfolioPage from "../../../../app/pages/create-portfolio/create-portfolio-page.tsx";

afterEach(cleanup);

const leadsTo = (address: string): string => {
  window.history.replaceState(null, "", address);
  const steps = window.history.length;
  render(<CreatePortfolioPage />);
  expect(window.history.length).toBe(steps);
  return window.location.pathname + window.location.search;
};

test("the other address of the wizard keeps its region, and leaves no step in the history", () => {
  expect(leadsTo("/create-portfolio?region_id=Europe")).toBe("/portfolio-mode?step=1&region_id=Europe");
});

test("with a portfolio it is the editor's", () => {
  expect(leadsTo("/create-portfolio/p1")).toBe("/portfolio-mode?portfolio_id=p1");
});
