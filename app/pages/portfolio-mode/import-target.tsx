import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { nameKey } from "../../../workers/engine/rules/name-key.ts";
import { regionOrFirst } from "../../choices/catalogue-lists.ts";
import { guessedRegion } from "../../choices/guessed-region.ts";
import { RegionSelect } from "../../choices/region-list.tsx";
import { openedFilesAtom, receiveOpenedFilesAtom } from "../../state/portfolio/opened-files.ts";
import { href } from "../../state/routes/href.ts";
import { portfoliosAtom } from "../../state/work/portfolio-heads.ts";
import { createPortfolioAtom } from "../../state/work/portfolios.ts";
import { freeName } from "../../state/work/product-copy.ts";
import { portfolioImportTexts } from "../../text/en/portfolio-import.ts";
import { formatList } from "../../text/lists.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle, Section } from "../../ui/page-title/page-title.tsx";
import { useAction } from "../../ui/use-action.ts";
import * as style from "../page.css.ts";

const words = portfolioImportTexts.target;

const importInto = (portfolio_id: string) => href("portfolio-mode", { query: { portfolio_id, mode: "import" } });

/** `/portfolio-mode?mode=import`: which portfolio the opened files, or the one chosen next, are imported into. */
export const ImportTarget = ({ catalogue }: { readonly catalogue: Catalogue }) => {
  const [, navigate] = useLocation();
  const receive = useSetAtom(receiveOpenedFilesAtom);
  const files = useAtomValue(openedFilesAtom).map(({ name }) => name);
  const portfolios = useAtomValue(portfoliosAtom).map(({ portfolio }) => portfolio);
  const { busy, problem, run: create } = useAction(useSetAtom(createPortfolioAtom));
  const [newest] = portfolios;
  const [region_use, setRegion] = useState(() => {
    const likely = newest?.region_use ?? guessedRegion(catalogue.regions, navigator.languages)?.region_id;
    return regionOrFirst(catalogue.regions, likely)?.region_id ?? "";
  });
  useEffect(() => receive(), [receive]);
  const start = async () => {
    const wanted = files[0]?.replace(/\.\w+$/, "") || words.newName;
    const portfolio_name = freeName(wanted, new Set(portfolios.map((each) => nameKey(each.portfolio_name))));
    const draft = { portfolio_name, portfolio_desc: portfolio_name, region_use, showBestAndWorst: true };
    const made = await create(draft, []);
    if (made.ok) navigate(importInto(made.value), { replace: true });
  };
  return (
    <div className={style.narrow}>
      <PageTitle>{words.title}</PageTitle>
      <Lead>{files.length === 0 ? words.intro : words.files(formatList(files))}</Lead>
      <RegionSelect regions={catalogue.regions} region_id={region_use} onChange={setRegion} />
      <div className={style.ways}>
        <Button kind="primary" busy={busy} onClick={() => void start()}>
          {words.create}
        </Button>
      </div>
      {problem && <ErrorNotice title={words.failed} />}
      {portfolios.length > 0 && (
        <Section title={words.existing} className={style.action}>
          <ul>
            {portfolios.map(({ portfolio_id, portfolio_name }) => (
              <li key={portfolio_id}>
                <Link href={importInto(portfolio_id)}>{portfolio_name}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
};
