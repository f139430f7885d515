import { useAtomValue, useSetAtom } from "jotai";
import { useMemo } from "react";
import { Link, useLocation } from "wouter";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { ContentText } from "../../help/content-text.tsx";
import { RichText } from "../../help/rich-text.tsx";
import { type TextSection, textSections } from "../../help/text-sections.ts";
import { contentAtom } from "../../state/core/content.ts";
import { siteSettingsAtom } from "../../state/core/site-settings.ts";
import { reuseRuleCountAtom } from "../../state/engine/reuse-rule-count.ts";
import { wayBackAtom } from "../../state/routes/calling-flow.ts";
import { href } from "../../state/routes/href.ts";
import { helpTexts } from "../../text/en/help.ts";
import { informationTitles } from "../../text/en/information-titles.ts";
import { reuseRuleTexts as words } from "../../text/en/reuse-rule.ts";
import { formatCount } from "../../text/format.ts";
import * as text from "../../theme/text.css.ts";
import { group } from "../../theme/text.css.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { Button, LinkButton } from "../../ui/button/button.tsx";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import * as style from "./information.css.ts";
import { MethodFigures } from "./method-figures.tsx";

/**
 * In how many use cases a reusable leads with and without the reuse rule. Counted from the current data, so that the text
 * is never outdated. Renders nothing if the data cannot be loaded.
 */
const ReuseRuleCount = () => {
  const { value: count } = useAtomValue(reuseRuleCountAtom({ region_use: BASE_REGION }));
  if (count === null) return null;
  const { use_cases, with_rule, without_rule } = count;
  return (
    <section className={style.counted}>
      <h3 className={group}>{words.title}</h3>
      <p>
        {words.count(use_cases, formatCount(use_cases), words.world, formatCount(with_rule), formatCount(without_rule))}
      </p>
    </section>
  );
};

/** Chapters of the shipped text, to which the figures belong. */
const SHIPPED_CHAPTERS = 4;
/** Index of the chapter about the ratings, if the text has the four chapters of the specification. */
const RATINGS_CHAPTER = 2;

const addressOf = (chapter: number): string => href("methodology", { section: String(chapter) });

/** The chapters of the text: its parts under headings of level 2. The first one includes the text before its heading. */
const chaptersIn = (html: string): readonly TextSection[] => {
  const [first, second, ...rest] = textSections(html, 2);
  if (first === undefined) return [{ heading: "", html: "" }];
  if (first.heading !== "" || second === undefined) return textSections(html, 2);
  return [{ heading: second.heading, html: `${first.html}${second.html}` }, ...rest];
};

/**
 * The methodology, a chapter a page; an unknown chapter is the first. The last links to the site setting learnMoreUrl; Done
 * returns to the previous work.
 */
export const Methodology = ({ section }: { readonly section: string | undefined }) => {
  const post = useAtomValue(contentAtom("methodology")).post;
  const chapters = useMemo(() => chaptersIn(post?.html ?? ""), [post]);
  const learnMoreUrl = useAtomValue(siteSettingsAtom)?.learnMoreUrl;
  const wayBack = useSetAtom(wayBackAtom);
  const [, navigate] = useLocation();
  const count = chapters.length;
  const asked = /^\d{1,3}$/.test(section ?? "") ? Number(section) : 1;
  const at = asked >= 1 && asked <= count ? asked : 1;
  const heading = chapters[at - 1]?.heading ?? "";
  const isLast = at === count;
  return (
    <>
      <article className={style.page}>
        <PageTitle kicker={post === null ? undefined : helpTexts.page(formatCount(at), formatCount(count))}>
          {informationTitles.methodology}
        </PageTitle>
        {count > 1 && (
          <nav aria-label={helpTexts.pages}>
            <ol className={style.steps}>
              {chapters.map((chapter, index) => (
                <li key={addressOf(index + 1)}>
                  <Link
                    href={addressOf(index + 1)}
                    className={style.step}
                    aria-current={index + 1 === at ? "page" : undefined}
                  >
                    {chapter.heading || helpTexts.untitled(formatCount(index + 1))}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <ContentText slug="methodology">
          {({ address }) => (
            <>
              {heading !== "" && <h2 className={`${text.section} ${style.part}`}>{heading}</h2>}
              <RichText html={chapters[at - 1]?.html ?? ""} address={address} />
            </>
          )}
        </ContentText>
        {count === SHIPPED_CHAPTERS && <MethodFigures chapter={at} />}
        {post !== null && at === (count === SHIPPED_CHAPTERS ? RATINGS_CHAPTER : count) && <ReuseRuleCount />}
        {isLast && learnMoreUrl && (
          <p>
            <a href={learnMoreUrl} target="_blank" rel="noopener noreferrer" className={style.step}>
              {helpTexts.learnMore}
            </a>
          </p>
        )}
      </article>
      <ActionBar
        start={
          at > 1 ? (
            <Link href={addressOf(at - 1)} asChild>
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
              <Link href={addressOf(at + 1)} asChild>
                <LinkButton kind="primary">{helpTexts.next}</LinkButton>
              </Link>
            )}
          </>
        }
      />
    </>
  );
};
