import { RegionChoice } from "../../features/choosing/region/region-choice.tsx";
import { LazyHelpText } from "../../help/lazy-help-text.tsx";
import { regionTexts } from "../../text/en/region.ts";
import { PageTitle, SectionHeading } from "../../ui/page-title/page-title.tsx";
import * as style from "../page.css.ts";

/** `/region`: the Compare page of guests. */
const RegionPage = () => (
  <div className={style.regionPage}>
    <PageTitle>{regionTexts.title}</PageTitle>
    <div className={style.regionText}>
      <LazyHelpText slug="compare" />
    </div>
    <div className={style.regionChoice}>
      <SectionHeading title={regionTexts.question} />
      <RegionChoice />
    </div>
  </div>
);

export default RegionPage;
