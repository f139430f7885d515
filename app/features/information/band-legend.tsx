import { useAtomValue } from "jotai";
import { paintedBands } from "../../score-tables/band-of.ts";
import { catalogueAtom } from "../../state/work/catalogue.ts";
import { formatCount } from "../../text/format.ts";
import { helpTexts } from "../../text/en/help.ts";
import { Section } from "../../ui/page-title/page-title.tsx";
import * as style from "./information.css.ts";

/** The score bands with their colours, ranges and names, best first (specification section 2, scorecard help). */
export const BandLegend = () => {
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
