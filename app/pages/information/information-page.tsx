import { useEffect } from "react";
import { useLocation } from "wouter";
import { isInformationRoute } from "../../features/information/information-pages.ts";
import { Information, Licences } from "../../features/information/information.tsx";
import { Methodology } from "../../features/information/methodology.tsx";
import { matchRoute } from "../../state/routes/match-route.ts";
import { informationTitles } from "../../text/en/information-titles.ts";
import { shellTexts } from "../../text/en/shell.ts";

/** All information pages: texts of the content service, methodology and licences; the URL selects one. */
export default function InformationPage() {
  const [pathname] = useLocation();
  const route = matchRoute(pathname);
  const title = Object.entries(informationTitles).find(([id]) => id === route?.id)?.[1];
  useEffect(() => {
    if (title !== undefined) document.title = shellTexts.titles.information(title);
  }, [title]);
  if (route === null) return null;
  if (route.id === "methodology") return <Methodology section={route.params["section"]} />;
  if (route.id === "licences") return <Licences />;
  return isInformationRoute(route.id) ? <Information id={route.id} /> : null;
}
