import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UseCaseList } from "../../../app/choices/use-case-list.tsx";
import { PICTURE_PATHS } from "../../../app/ui/picture/picture-paths.ts";
import useCases from "../../../migrations/reference-data/use-cases/use-cases.csv?raw";
import { KIOSK } from "../features/kiosk-catalogue.ts";

afterEach(cleanup);

const NOTHING = () => undefined;

test("each group is a radio group, and each use case has its picture", () => {
  render(<UseCaseList usecases={KIOSK.use_cases} usecase_id="hot_cup" onPick={NOTHING} onChoose={NOTHING} />);
  for (const title of new Set(KIOSK.use_cases.map(({ group }) => group))) {
    const radios = within(screen.getByRole("group", { name: title })).getAllByRole<HTMLInputElement>("radio");
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    for (const radio of radios) {
      expect(radio.closest("label")?.querySelector("svg path")?.getAttribute("d")).toBe(PICTURE_PATHS[radio.value]);
    }
  }
});

test("every shipped use case has a drawing of its own", () => {
  const lines = useCases.trimEnd().split("\n").slice(1);
  const ids = lines.map((line) => line.split(",")[0] ?? "");
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((id) => PICTURE_PATHS[id] === undefined)).toEqual([]);
  expect(new Set(ids.map((id) => PICTURE_PATHS[id])).size).toBe(ids.length);
});
