import { useAtomValue } from "jotai";
import { useId, useState } from "react";
import { Link } from "wouter";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { localOnlyPortfoliosAtom } from "../../state/work/save-state.ts";
import { formatChanged } from "../../text/dates.ts";
import { homeTexts } from "../../text/en/home.ts";
import * as text from "../../theme/text.css.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { BestProduct } from "./best-product.tsx";
import { continueEntries, type ContinueEntry, type OwnWork } from "./continue-entries.ts";
import * as style from "./continue-work.css.ts";
import { PortfolioScore } from "./portfolio-score.tsx";

const Figure = ({ kind, id, figure }: ContinueEntry) => {
  if (figure !== null) return figure;
  return kind === "comparison" ? <BestProduct id={id} saysHowSure /> : <PortfolioScore id={id} />;
};

/** The three things that were edited last, each a link that opens it. */
export const ContinueWork = ({ work }: { readonly work: OwnWork }) => {
  const catalogue = useAtomValue(catalogueAtom);
  const [now] = useState(Date.now);
  const heading = useId();
  const hereOnly = useAtomValue(localOnlyPortfoliosAtom);
  const entries = continueEntries(work, catalogue, hereOnly);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={`${text.section} ${style.heading}`}>
        {homeTexts.continue.title}
      </h2>{" "}
      <span className={text.caption}>{homeTexts.continue.note}</span>
      <ul className={style.entries}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`} className={style.entry}>
            <p className={style.meta}>
              <span>{entry.what}</span>
              <span className={style.changed}>{formatChanged(entry.changed, now)}</span>
            </p>
            <Link href={entry.address} className={style.link}>
              <span className={style.name}>{entry.name}</span>
              <Icon name="arrowRight" size={16} />
            </Link>
            <p className={style.figure}>
              <Figure {...entry} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};
