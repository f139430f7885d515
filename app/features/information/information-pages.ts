import { href } from "../../state/href.ts";

/** A page that shows one text, and what leads on from it. */
interface InformationPage {
  /** of specification section 7 */
  readonly slug: string;
  readonly previous?: string;
  readonly next?: string;
}

/** The information and help pages of specification section 2. Help pages lead back to `/`, as it says. */
export const INFORMATION_PAGES = {
  whatis: { slug: "what-is-this-tool", next: href("understanding") },
  understanding: { slug: "understanding", previous: href("whatis") },
  "howto-tool": { slug: "howto-tool", next: href("howto-scorecard") },
  "howto-scorecard": { slug: "howto-scorecard", previous: href("howto-tool") },
  "scorecard-help": { slug: "scorecard-help" },
  "recycling-help": { slug: "recycling-help" },
  "customize-help": { slug: "customize-help" },
  credits: { slug: "credits" },
  privacy: { slug: "privacy" },
} as const satisfies Readonly<Record<string, InformationPage>>;

export type InformationRoute = keyof typeof INFORMATION_PAGES;

export const isInformationRoute = (id: string): id is InformationRoute => Object.hasOwn(INFORMATION_PAGES, id);

export const informationPage = (id: InformationRoute): InformationPage => INFORMATION_PAGES[id];
