import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LoadedSection } from "../../../app/sections/section.tsx";

afterEach(cleanup);

const never = () => new Promise<never>(() => {});

it("shows its heading and reserves its height before its code is loaded", () => {
  render(<LoadedSection load={never} title="Break-even" height={38} props={{ id: "break-even" }} />);
  const section = screen.getByRole("region", { name: "Break-even" });
  expect(section.getAttribute("aria-busy")).toBe("true");
  expect(section.parentElement?.getAttribute("style")).toBe("min-block-size: 38rem;");
});
