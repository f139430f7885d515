import { useAtomValue, useSetAtom } from "jotai";
import { Link } from "wouter";
import { ContentProblem, ContentTexts } from "../../help/content-text.tsx";
import { InItsLanguage } from "../../help/in-its-language.tsx";
import { RichText } from "../../help/rich-text.tsx";
import { paintedBands } from "../../score-tables/band-of.ts";
import { contentAtom, recyclingTextsAtom, retryContentAtom } from "../../state/core/content.ts";
import { type LicenceEntry, loadLicencesAtom } from "../../state/core/licences.ts";
import { href } from "../../state/routes/href.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { helpTexts } from "../../text/en/help.ts";
import { informationTitles } from "../../text/en/information-titles.ts";
import { licencesTexts as words } from "../../text/en/licences.ts";
import { formatCount } from "../../text/format.ts";
import { formatList } from "../../text/lists.ts";
import { locale } from "../../text/locale.ts";
import * as text from "../../theme/text.css.ts";
import { group, small } from "../../theme/text.css.ts";
import { ActionBar } from "../../ui/action-bar/action-bar.tsx";
import { LinkButton } from "../../ui/button/button.tsx";
import { ErrorNotice } from "../../ui/error-notice/error-notice.tsx";
import { Lead, PageTitle, Section, SectionHeading } from "../../ui/page-title/page-title.tsx";
import { Spinner } from "../../ui/progress-view/progress-view.tsx";
import { useLoaded } from "../../ui/use-loaded.ts";
import { informationPage, type InformationRoute } from "./information-pages.ts";
import * as style from "./information.css.ts";

/** Prefix of the slugs of the criteria texts, one per material group (specification section 7). */
const CRITERIA = "recycling-criteria-";

/** Criteria for recyclable and compostable, per material group; the same texts as the help of the custom settings. */
const RecyclingCriteria = () => {
  const { status, posts, problem } = useAtomValue(recyclingTextsAtom);
  const retry = useSetAtom(retryContentAtom);
  const page = useAtomValue(contentAtom("recycling-help"));
  // the page already shows the error of the content service
  if (page.post === null) return null;
  if (status === "problem") return <ContentProblem code={problem?.code} onRetry={retry} />;
  const criteria = posts
    .filter(({ slug }) => slug.startsWith(CRITERIA))
    .toSorted((a, b) => a.title.localeCompare(b.title, locale()));
  if (criteria.length === 0) return null;
  return (
    <section className={style.criteria} aria-label={helpTexts.criteria}>
      <SectionHeading title={helpTexts.criteria} />
      <div className={style.groups}>
        {criteria.map((post) => (
          <div key={post.slug} className={style.materials}>
            <InItsLanguage post={post}>
              <h3 className={text.group}>{post.title}</h3>
              <RichText html={post.html} address={post.address} />
            </InItsLanguage>
          </div>
        ))}
      </div>
    </section>
  );
};

/** The score bands with their colours, ranges and names, best first (specification section 2, scorecard help). */
const BandLegend = () => {
  const bands = useAtomValue(catalogueAtom)?.bands ?? [];
  const painted = paintedBands(bands);
  const rows = bands
    .toSorted((a, b) => a.low - b.low)
    .map((band, place, all) => ({
      band,
      // adjacent bands share a bound, which belongs to the lower band; displayed scores are integers
      from: (all[place - 1]?.high ?? band.low - 1) + 1,
      paint: painted[place]?.paint,
    }))
    .toReversed();
  if (rows.length === 0) return null;
  return (
    <Section className={style.legend} title={helpTexts.legend.title}>
      <ul className={style.bands}>
        {rows.map(({ band, from, paint }) => (
          <li key={band.band_id} className={style.band}>
            <span
              aria-hidden="true"
              className={style.swatch}
              style={{ background: paint?.fill, outlineColor: paint?.outline }}
            />
            <span className={style.range}>{helpTexts.legend.range(formatCount(from), formatCount(band.high))}</span>
            <span>{band.label}</span>
          </li>
        ))}
      </ul>
      <p>{helpTexts.legend.text}</p>
    </Section>
  );
};

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

const Entry = ({ packages, notice }: LicenceEntry) => (
  <li className={style.licence}>
    <h2 className={group}>
      {formatList(packages.map(({ name, version, licence }) => words.package(name, version, licence)))}
    </h2>
    <p lang="en" className={`${small} ${style.licenceNotice}`}>
      {notice}
    </p>
  </li>
);

/** `/licences`: the licence notices of the bundled packages, as collected by the build. Public. */
export const Licences = () => {
  const { current: loaded, reload } = useLoaded(useSetAtom(loadLicencesAtom));
  return (
    <div className={style.licencesPage}>
      <PageTitle>{informationTitles.licences}</PageTitle>
      <Lead>{words.lead}</Lead>
      {loaded === null && <Spinner label={words.loading} />}
      {loaded?.ok === false && <ErrorNotice title={words.failed} text={words.failedText} onRetry={reload} />}
      {loaded?.ok === true && (
        <ul className={style.licences} aria-label={words.caption}>
          {loaded.value.map((entry) => (
            <Entry key={entry.packages[0]?.name} {...entry} />
          ))}
        </ul>
      )}
    </div>
  );
};
