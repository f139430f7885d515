import { href } from "../../state/routes/href.ts";

/** A page of content texts with its neighbours. */
interface InformationPage {
  /** slugs of the content texts (specification section 7); the last is the main text, the others precede it */
  readonly slugs: readonly string[];
  readonly previous?: string;
  readonly next?: string;
}

/** The information and help pages (specification section 2). Back on a help page leads to `/`. */
const INFORMATION_PAGES = {
  whatis: { slugs: ["what-is-this-tool"], next: href("understanding") },
  understanding: { slugs: ["understanding"], previous: href("whatis") },
  "howto-tool": { slugs: ["howto-tool"], next: href("howto-scorecard") },
  "howto-scorecard": { slugs: ["howto-scorecard"], previous: href("howto-tool") },
  "scorecard-help": { slugs: ["scorecard", "help_text", "scorecard-help"] },
  "recycling-help": { slugs: ["recycling", "recycling-help"] },
  "customize-help": { slugs: ["customize-help"] },
  credits: { slugs: ["credits"] },
  privacy: { slugs: ["privacy"] },
} as const satisfies Readonly<Record<string, InformationPage>>;

export type InformationRoute = keyof typeof INFORMATION_PAGES;

/** Whether a route is an information page. */
export const isInformationRoute = (id: string): id is InformationRoute => Object.hasOwn(INFORMATION_PAGES, id);

/** The content slugs of an information page, and the addresses before and after it. */
export const informationPage = (id: InformationRoute): InformationPage => INFORMATION_PAGES[id];
