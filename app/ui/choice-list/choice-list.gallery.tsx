import { useState } from "react";
import { ChoiceList } from "./choice-list.tsx";
import { Picture } from "../picture/picture.tsx";
import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

const options = [
  { value: "Global", label: "Global", detail: "World average" },
  { value: "Europe", label: "Europe", detail: "The European Union", aside: "5 reusable" },
  { value: "long", label: "A place with a name that is so long that it needs two lines of this list on a telephone" },
  { value: "off", label: "Not offered", disabled: true },
];

export const gallery: Gallery = {
  "one chosen": () => {
    const [region, setRegion] = useState<string | null>("Europe");
    return (
      <div className={narrow}>
        <ChoiceList label="Regions" options={options} value={region} onChange={setRegion} />
      </div>
    );
  },
  "with pictures": () => (
    <div className={narrow}>
      <ChoiceList
        label="Use cases"
        options={["hot_cup", "pizza_box", "none"].map((name) => ({
          value: name,
          label: name,
          detail: "what it has to do",
          picture: <Picture name={name} />,
        }))}
        value="pizza_box"
        onChange={() => undefined}
      />
    </div>
  ),
  "no selection, no options": () => (
    <div className={narrow}>
      <ChoiceList label="Regions" options={options.slice(0, 2)} value={null} onChange={() => undefined} />
      <ChoiceList label="None" options={[]} value={null} onChange={() => undefined} />
    </div>
  ),
};
