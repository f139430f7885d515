import { narrow } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { SubmitButton } from "./submit-button.tsx";

export const gallery: Gallery = {
  "ready, busy": () => (
    <form className={narrow} onSubmit={(event) => event.preventDefault()}>
      <SubmitButton blocked={null} wide>
        Log in
      </SubmitButton>
      <SubmitButton blocked={null} busy>
        Log in
      </SubmitButton>
    </form>
  ),
  "something is missing": () => (
    <form className={narrow} onSubmit={(event) => event.preventDefault()}>
      <SubmitButton blocked="Still needed: email, password of at least 8 characters, name, company and job." wide>
        Create account
      </SubmitButton>
      <SubmitButton blocked="Type your password." kind="danger">
        Delete account
      </SubmitButton>
    </form>
  ),
};
