import { RegionChoice } from "../../features/region/region-choice.tsx";
import { regionTexts } from "../../text/en/region.ts";
import { Lead, PageTitle, SectionHeading } from "../../ui/page-title.tsx";
import * as style from "./region-page.css.ts";

/** `/region`: the Compare page of guests. */
const RegionPage = () => (
  <div className={style.page}>
    <PageTitle>{regionTexts.title}</PageTitle>
    <Lead>{regionTexts.text}</Lead>
    <div className={style.choice}>
      <SectionHeading title={regionTexts.question} />
      <RegionChoice />
    </div>
  </div>
);

export default RegionPage;
