import { useSetAtom } from "jotai";
import { useRef, useState } from "react";
import { openCurtainAtom } from "../state/core/curtain.ts";
import { curtainTexts } from "../text/en/curtain.ts";
import { Button } from "../ui/button/button.tsx";
import { Lead, PageTitle } from "../ui/page-title/page-title.tsx";
import { PasswordField } from "../ui/field/password-field.tsx";
import * as style from "./gates.css.ts";

/** Asks for the site password before anything else is shown (specification section 1; decisions.md 7). */
export default function Curtain() {
  const open = useSetAtom(openCurtainAtom);
  const [password, setPassword] = useState("");
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  return (
    <main className={style.curtain}>
      <PageTitle>{curtainTexts.title}</PageTitle>
      <Lead>{curtainTexts.text}</Lead>
      <form
        ref={form}
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (open(password)) return;
          setWrong(true);
          form.current?.querySelector("input")?.focus();
        }}
      >
        <PasswordField
          label={curtainTexts.word}
          name="curtain"
          autoComplete="current-password"
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            setWrong(false);
          }}
          error={isWrong ? curtainTexts.wrong : undefined}
        />
        <Button type="submit" kind="primary">
          {curtainTexts.open}
        </Button>
      </form>
    </main>
  );
}
