import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { Link } from "wouter";
import { catalogueAtom } from "../../state/catalogue.ts";
import { comparisonsAtom } from "../../state/comparisons.ts";
import { openHomeSectionsAtom, toggleHomeSectionAtom } from "../../state/home-sections.ts";
import { href } from "../../state/href.ts";
import { formatCount } from "../../text/format.ts";
import { homeTexts } from "../../text/en/home.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { comparisonRows, matchingRows, SEARCH_FROM } from "./comparison-rows.ts";
import type { ComparisonRow } from "./comparison-rows.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { DeleteComparison } from "./delete-comparison.tsx";
import * as style from "./comparisons-section.css.ts";

const CREATE = (
  <Link href={href("comparison-mode", { query: { step: 1 } })} asChild>
    <LinkButton size="small" icon="plus">
      {homeTexts.comparisons.create}
    </LinkButton>
  </Link>
);

/** The comparisons of this browser: a collapsible section with its create button, search and table. */
export const ComparisonsSection = () => {
  const rows = comparisonRows(useAtomValue(comparisonsAtom), useAtomValue(catalogueAtom));
  const open = useAtomValue(openHomeSectionsAtom).has("comparisons");
  const toggle = useSetAtom(toggleHomeSectionAtom);
  const [search, setSearch] = useState("");
  const [deleting, setDeleting] = useState<ComparisonRow | null>(null);
  const shown = matchingRows(rows, search);
  return (
    <>
      <Disclosure
        title={homeTexts.comparisons.title}
        note={rows.length === 0 ? homeTexts.comparisons.none : formatCount(rows.length)}
        actions={CREATE}
        open={open}
        onOpenChange={() => toggle("comparisons")}
      >
        {rows.length >= SEARCH_FROM && (
          <div className={style.search}>
            <SearchField label={homeTexts.comparisons.search} value={search} onChange={setSearch} />
          </div>
        )}
        {rows.length === 0 && <EmptyState>{homeTexts.comparisons.nothing}</EmptyState>}
        {rows.length > 0 && shown.length === 0 && <EmptyState>{homeTexts.comparisons.noMatch(search)}</EmptyState>}
        {shown.length > 0 && <ComparisonTable rows={shown} onDelete={setDeleting} />}
      </Disclosure>
      {deleting && <DeleteComparison row={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
};
