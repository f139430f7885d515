import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import { afterEach, expect, test } from "vitest";
import { ComparisonsSection } from "../../../../app/features/home/work-lists.tsx";
import { toyTab } from "../../pages/comparison-mode/toy-tab.ts";

afterEach(cleanup);

const shown = async () => {
  const tab = await toyTab(["cup_pp", "cup_steel"]);
  render(
    <Provider store={tab.store}>
      <ComparisonsSection onDelete={() => undefined} />
    </Provider>,
  );
  const save = () =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name: "Save the list of comparisons as CSV" })));
  return { ...tab, save };
};

test("a list of the home page is saved as a file", async () => {
  const { files, id, save } = await shown();
  // the section is open, because the tab has just made the comparison
  await save();
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^my-comparisons_all-regions_.*_data-v1\.csv$/);
  expect(files[0]?.text).toContain(`${id},Cups,Global`);
});
