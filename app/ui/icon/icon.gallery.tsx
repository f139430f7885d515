import type { Gallery } from "../gallery-entry/gallery-entry.ts";
import { row } from "../gallery-entry/gallery-entry.css.ts";
import { Icon, LogoMark, SpinnerMark } from "./icon.tsx";
import { ICON_PATHS, type IconName } from "./icon-paths.ts";

const names = Object.keys(ICON_PATHS) as IconName[];

export const gallery: Gallery = {
  "20 px": () => (
    <div className={row}>
      {names.map((name) => (
        <Icon key={name} name={name} size={20} />
      ))}
    </div>
  ),
  "16 px beside text": () => (
    <div className={row}>
      {names.map((name) => (
        <span key={name} className={row}>
          <Icon name={name} />
          {name}
        </span>
      ))}
    </div>
  ),
  logo: () => (
    <div className={row}>
      <LogoMark />
      <LogoMark size={2.25} />
    </div>
  ),
  spinner: () => <SpinnerMark />,
};
