import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { FileQuestions } from "../../../../app/features/portfolio-import/file-questions.tsx";
import type { OpenSheet } from "../../../../app/features/portfolio-import/use-import.ts";
import { type ImportSettings, initialSettings } from "../../../../workers/import/import-settings.ts";
import { opened } from "../../../workers/import/sheets.ts";

afterEach(cleanup);

/** The questions of a file, checked again by the real service after each answer. */
async function asked(file: string, part: "asked" | "proven" = "asked") {
  const { summary, check } = await opened(file);
  const first = { sheet: summary, settings: initialSettings(summary), preview: await check() };
  let settings: ImportSettings = first.settings;
  const Harness = () => {
    const [open, setOpen] = useState(first);
    const change = async (changes: Partial<ImportSettings>) => {
      settings = { ...settings, ...changes };
      setOpen({ ...open, settings });
      const preview = await check(settings);
      setOpen({ ...open, settings, preview });
    };
    return (
      <FileQuestions
        open={open as unknown as OpenSheet}
        part={part}
        isReadingWanted={part === "proven"}
        onAnswer={(about, changes) => void change({ ...changes, answered: [...settings.answered, about] })}
        onOptions={() => undefined}
        onSplit={(split) => void change({ split })}
        onChoose={(choice) => void change({ choices: [...settings.choices, choice] })}
      />
    );
  };
  render(<Harness />);
  return { settings: () => settings };
}

const question = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const answers = (name: string | RegExp): readonly string[] =>
  question(name)
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent ?? "");

test("the quantity is asked in numbers of the file, each reading with rows as arithmetic and its total", async () => {
  const { settings } = await asked(
    'Item,Qty\n"Paper cup, PE lined 1000/cs",12\n"Paper cup, PLA lined 500/cs",5\n"Paper plate 250/cs",3\n',
  );
  const which = "Which number counts the pieces?";
  expect(screen.getByRole("heading", { name: which })).toBeTruthy();
  expect(screen.getByRole("group", { name: which })).toBeTruthy();
  const given = answers(which);
  expect(given.some((text) => /Row 2: 12 Qty . 1,000 = 12,000 . Row 3: 5 Qty . 500 = 2,500.*15,250$/.test(text))).toBe(
    true,
  );
  expect(given.some((text) => text.endsWith("20"))).toBe(true);
  expect(
    question(which)
      .getAllByRole<HTMLInputElement>("radio")
      .some(({ checked }) => checked),
  ).toBe(false);
  const region = screen.getByRole("region", { name: which });
  expect(region.dataset["open"]).toBe("true");
  fireEvent.click(question(which).getByRole("radio", { name: /15,250$/ }));
  await waitFor(() => expect(region.dataset["open"]).toBe("false"));
  expect(settings().answered).toEqual(["quantity"]);
  expect(settings().reading?.terms).toMatchObject([{ named: true }]);
  expect(question(which).getByRole<HTMLInputElement>("radio", { name: /15,250$/ }).checked).toBe(true);
});

test("a word of the unit column is asked for, with the lines that it affects and the total of each answer", async () => {
  const { settings } = await asked(
    'Item,Qty,UOM\n"Paper cup, PE lined",3000,each\n"Paper plate",2000,each\n"Paper cup, PLA lined",4,PLT\n',
  );
  const what = "What is one PLT?";
  expect(question(what).getByText("This affects 1 line.")).toBeTruthy();
  const given = answers(what).map((text) => text.replace(/ in all.*/, ""));
  expect(given).toContain("pieces: 5,004");
  expect(given).toContain("dozens: 5,048");
  expect(given).toContain("gross (144): 5,576");
  expect(given).toContain("leave these lines out: 5,000");
  fireEvent.click(question(what).getByRole("radio", { name: /^leave these lines out/ }));
  await waitFor(() => expect(screen.getByRole("region", { name: what }).dataset["open"]).toBe("false"));
  expect(settings().choices).toEqual([{ field: "unit", value: "PLT", use: null }]);
});

test("cancelled rows, and pieces or uses of reusables, are asked for with the totals of both answers", async () => {
  const { settings } = await asked(
    'Item,Quantity,Status\n"Steel cup (Reusable)",500,Delivered\n"Paper plate",300,Cancelled\n"Paper plate",200,Delivered\n',
  );
  const rows = "1 row is marked Cancelled.";
  expect(answers(rows)).toEqual([
    "Count them: 1,000 in all",
    "Subtract them: 400 in all",
    "Leave them out: 700 in all",
  ]);
  fireEvent.click(question(rows).getByRole("radio", { name: /^Count them/ }));
  const basis = "Pieces bought or uses?";
  expect(question(basis).getByText(/^This affects 1 line with a reusable/)).toBeTruthy();
  await waitFor(() =>
    expect(answers(basis)).toEqual(["Pieces bought50,500 uses in all", "Uses (servings)1,000 uses in all"]),
  );
  fireEvent.click(question(basis).getByRole("radio", { name: /^Uses/ }));
  await waitFor(() => expect(screen.getByRole("region", { name: basis }).dataset["open"]).toBe("false"));
  expect(settings().basis).toBe("uses");
  expect(Object.values(settings().ways)).toEqual(["count"]);
});

test("a question that an answer brings up is added below the ones before it", async () => {
  await asked('Item,Amount,Count,Units\n"Paper cup, PE lined",114,30,3.000\n"Paper plate",57,6,6.000\n');
  const [first, ...others] = screen.getAllByRole("region").map((region) => region.ariaLabel);
  fireEvent.click(screen.getByRole("radio", { name: /^Units/ }));
  await screen.findByRole("region", { name: "What does 3.000 mean in this file?" });
  const after = screen.getAllByRole("region").map((region) => region.ariaLabel);
  expect(after.slice(0, 1 + others.length)).toEqual([first, ...others]);
});

test("of a file that proves its quantity, all readings and pieces or uses can still be changed; the focus goes there", async () => {
  const { settings } = await asked(
    'Item,Cases,Units per case,Price\n"Steel cup (Reusable)",3,24,88\n"Paper plate",10,500,41\n',
    "proven",
  );
  const how = "How the quantity is read";
  expect(document.activeElement).toBe(screen.getByRole("region", { name: how }));
  expect(question(how).getByRole<HTMLInputElement>("radio", { name: /5,072$/ }).checked).toBe(true);
  fireEvent.change(question(how).getByRole("combobox", { name: "A number in Cases counts" }), {
    target: { value: "dozens" },
  });
  await waitFor(() => expect(settings().reading?.terms).toMatchObject([{ counts: "dozens" }]));
  fireEvent.click(question("Pieces bought or uses?").getByRole("radio", { name: "Uses (servings)" }));
  await waitFor(() => expect(settings().basis).toBe("uses"));
});

test("columns of months that are added up are offered as lines of their own", async () => {
  const { settings } = await asked("Product,January,February\ncup_pe,100,200\ncup_pla,50,70\n");
  const which = "Which number counts the pieces?";
  const box = { name: /A line for each of these columns, with its name as the label/ };
  fireEvent.click(question(which).getByRole("radio", { name: /420$/ }));
  const checkbox = await waitFor(() => question(which).getByRole<HTMLInputElement>("checkbox", box));
  expect(checkbox.checked).toBe(false);
  fireEvent.click(checkbox);
  await waitFor(() => expect(question(which).getByRole<HTMLInputElement>("checkbox", box).checked).toBe(true));
  expect(settings().split).toBe("label");
});
