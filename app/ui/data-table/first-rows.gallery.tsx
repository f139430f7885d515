import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { useFirstRows } from "./first-rows.tsx";

const Rows = ({ count }: { readonly count: number }) => {
  const { shown, more } = useFirstRows(Array.from({ length: count }, (_, place) => `Row ${place + 1}`));
  return (
    <>
      {shown.map((row) => (
        <p key={row}>{row}</p>
      ))}
      {more}
    </>
  );
};

export const gallery: Gallery = { "more than five": () => <Rows count={8} />, "five rows": () => <Rows count={5} /> };
