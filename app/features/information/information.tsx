import { Link } from "wouter";
import { ContentTexts } from "../../help/content-text.tsx";
import { href } from "../../state/routes/href.ts";
import { helpTexts } from "../../text/en/help.ts";
import { informationTitles } from "../../text/en/information-titles.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { LinkButton } from "../../ui/button/button.tsx";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import { BandLegend } from "./band-legend.tsx";
import { informationPage, type InformationRoute } from "./information-pages.ts";
import * as style from "./information.css.ts";
import { RecyclingCriteria } from "./recycling-criteria.tsx";

/** One information or help page: its text, and Back, Previous, Next or Done. */
export const Information = ({ id }: { readonly id: InformationRoute }) => {
  const { slugs, previous, next } = informationPage(id);
  const isLast = previous !== undefined && next === undefined;
  return (
    <>
      <article className={style.page}>
        <PageTitle>{informationTitles[id]}</PageTitle>
        <div className={style.content}>
          <ContentTexts slugs={slugs} />
        </div>
        {id === "scorecard-help" && <BandLegend />}
        {id === "recycling-help" && <RecyclingCriteria />}
      </article>
      <ActionBar
        width={style.BAR_WIDTH}
        start={
          <Link href={previous ?? href("home")} asChild>
            <LinkButton>{previous === undefined ? helpTexts.back : helpTexts.previous}</LinkButton>
          </Link>
        }
        end={
          next !== undefined || isLast ? (
            <Link href={next ?? href("home")} asChild>
              <LinkButton kind="primary">{isLast ? helpTexts.done : helpTexts.next}</LinkButton>
            </Link>
          ) : undefined
        }
      />
    </>
  );
};
