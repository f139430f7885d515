import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "./data-table.tsx";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { Mark } from "../mark/mark.tsx";

export const gallery: Gallery = {
  "numbers, text after numbers, selected, empty": () => (
    <DataTable caption="Products" widths={["", "4.5rem", "5.5rem", "30%"]} inset>
      <thead>
        <HeadRow>
          <Head>Product</Head>
          <Head numeric>Mass, g</Head>
          <Head numeric>Uses</Head>
          <Head afterNumber>Washed in</Head>
        </HeadRow>
      </thead>
      <tbody>
        <Row selected>
          <KeyCell>Tempered glass cup</KeyCell>
          <Cell numeric>220</Cell>
          <Cell numeric>300</Cell>
          <Cell afterNumber>Door-type dishwasher</Cell>
        </Row>
        <Row>
          <KeyCell>Own double-wall cup with a name that wraps, CPLA lid</KeyCell>
          <Cell numeric strong>
            22.6
          </Cell>
          <Cell numeric>
            1 <Mark kind="assumed" />
          </Cell>
          <Cell afterNumber muted>
            –
          </Cell>
        </Row>
      </tbody>
    </DataTable>
  ),
  "with caption, without rows": () => (
    <DataTable caption="Share of material at the end of life" showCaption>
      <thead>
        <HeadRow>
          <Head>Product</Head>
          <Head numeric>Recycled in, %</Head>
        </HeadRow>
      </thead>
      <tbody />
    </DataTable>
  ),
};
