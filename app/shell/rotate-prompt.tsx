import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { allowPortraitAtom } from "../state/core/portrait.ts";
import { portraitTexts } from "../text/en/portrait.ts";
import { Button } from "../ui/button/button.tsx";
import { RotatePicture } from "../ui/rotate-picture/rotate-picture.tsx";
import * as style from "./gates.css.ts";

/** The specification's prompt to rotate the device, with a button that continues in portrait. */
const RotatePrompt = (): ReactNode => {
  const allow = useSetAtom(allowPortraitAtom);
  return (
    <main className={style.rotatePrompt}>
      <RotatePicture />
      <h1 className={style.rotateTitle}>{portraitTexts.title}</h1>
      <p className={style.rotateText}>{portraitTexts.text}</p>
      <Button kind="primary" wide onClick={() => allow()}>
        {portraitTexts.go}
      </Button>
    </main>
  );
};

export default RotatePrompt;
