import { useAtomValue, useSetAtom } from "jotai";
import { Link, useLocation } from "wouter";
import { ContentText } from "../../help/content-text.tsx";
import { RichText } from "../../help/rich-text.tsx";
import { textSections } from "../../help/text-sections.ts";
import { href } from "../../state/routes/href.ts";
import { siteSettingsAtom } from "../../state/core/site-settings.ts";
import { wayBackAtom } from "../../state/routes/way-back.ts";
import { formatCount } from "../../text/format.ts";
import { helpTexts } from "../../text/en/help.ts";
import { informationTitles } from "../../text/en/information-titles.ts";
import * as text from "../../theme/text.css.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { Button, LinkButton } from "../../ui/button/button.tsx";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import * as style from "./information.css.ts";
import { ReuseRuleCount } from "./reuse-rule-count.tsx";

/** Pages of the methodology, by the specification; a text with fewer headings leaves the last pages empty. */
const PAGES = [1, 2, 3, 4] as const;

/** The page that describes the ratings and their reuse rule. */
const RATINGS_PAGE = 2;

const addressOf = (page: number): string => href("methodology", { section: String(page) });

/** The page number of the URL: an integer from 1 to 4, default 1. */
const pageOf = (section: string | undefined): number => {
  const requested = /^\d$/.test(section ?? "") ? Number(section) : 1;
  return PAGES.find((page) => page === requested) ?? 1;
};

const MethodologyText = ({ html, page }: { readonly html: string; readonly page: number }) => {
  const sections = textSections(html, 2);
  const shown = sections[page - 1];
  return (
    <>
      {shown && shown.heading !== "" && <h2 className={`${text.section} ${style.part}`}>{shown.heading}</h2>}
      <RichText html={shown?.html ?? ""} />
    </>
  );
};

/** Pages 1 to 4 of the methodology. The last links to the site setting learnMoreUrl; Done returns to the previous work. */
export const Methodology = ({ section }: { readonly section: string | undefined }) => {
  const page = pageOf(section);
  const learnMoreUrl = useAtomValue(siteSettingsAtom)?.learnMoreUrl;
  const wayBack = useSetAtom(wayBackAtom);
  const [, navigate] = useLocation();
  const isLast = page === PAGES.length;
  return (
    <>
      <article className={style.page}>
        <PageTitle kicker={helpTexts.page(formatCount(page), formatCount(PAGES.length))}>
          {informationTitles.methodology}
        </PageTitle>
        <nav aria-label={helpTexts.pages}>
          <ol className={style.steps}>
            {PAGES.map((each) => (
              <li key={each}>
                <Link href={addressOf(each)} className={style.step} aria-current={each === page ? "page" : undefined}>
                  {helpTexts.methodologyPages[each]}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <ContentText slug="methodology">{(html) => <MethodologyText html={html} page={page} />}</ContentText>
        {page === RATINGS_PAGE && <ReuseRuleCount />}
        {isLast && learnMoreUrl && (
          <p>
            <a href={learnMoreUrl} target="_blank" rel="noopener noreferrer" className={style.step}>
              {helpTexts.learnMore}
            </a>
          </p>
        )}
      </article>
      <ActionBar
        width={style.BAR_WIDTH}
        start={
          page > 1 ? (
            <Link href={addressOf(page - 1)} asChild>
              <LinkButton>{helpTexts.previous}</LinkButton>
            </Link>
          ) : undefined
        }
        end={
          <>
            <Button kind={isLast ? "primary" : "secondary"} onClick={() => navigate(wayBack())}>
              {helpTexts.done}
            </Button>
            {!isLast && (
              <Link href={addressOf(page + 1)} asChild>
                <LinkButton kind="primary">{helpTexts.next}</LinkButton>
              </Link>
            )}
          </>
        }
      />
    </>
  );
};
