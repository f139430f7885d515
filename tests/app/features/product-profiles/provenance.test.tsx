import { cleanup, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test } from "vitest";
import { SourceInWords } from "../../../../app/features/product-profiles/profile-view.tsx";

afterEach(cleanup);

const inWords = (source: ComponentProps<typeof SourceInWords>) => render(<SourceInWords {...source} />).container;

test("a source with year, geography, quality and verification becomes text; its title keeps its language", () => {
  const said = inWords({
    source: "Refiller 2013",
    source_year: 2013,
    geography: "Global",
    quality: "published-LCA",
    checked: "seen",
  });
  expect(said.textContent).toBe("Refiller 2013. 2013, Global, published life-cycle assessment, read in the source.");
  expect(said.querySelector("[lang=en]")?.textContent).toBe("Refiller 2013");
});

test("missing parts are omitted; unknown codes stay unchanged; what is no publication is said in the page's language", () => {
  const nothing = { source: "", source_year: null, geography: "", quality: "", checked: "" };
  expect(inWords(nothing).textContent).toBe("no source given");
  expect(inWords({ ...nothing, source: "A", quality: "hearsay" }).textContent).toBe("A. hearsay.");
  const own = inWords({ ...nothing, source: "our estimate" });
  expect([own.textContent, own.querySelector("[lang]")]).toEqual(["our estimate", null]);
});
