import type { ComponentProps } from "react";
import * as css from "./button.css.ts";
import { classNames } from "../class-names.ts";
import type { IconName } from "../icon/icon-paths.ts";
import { Icon, SpinnerMark } from "../icon/icon.tsx";

interface Look {
  /** at most one primary button per view */
  readonly kind?: keyof typeof css.kind | undefined;
  readonly size?: "normal" | "small" | undefined;
  readonly icon?: IconName;
  /** full width of its column */
  readonly wide?: boolean | undefined;
}

const lookClass = ({ kind = "secondary", size, wide, className }: Look & { className?: string | undefined }): string =>
  classNames(css.button, css.kind[kind], size === "small" && css.small, wide && css.wide, className);

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** shows a spinner and disables the button */
  readonly busy?: boolean;
}

/** A button. Its default type is "button", so it does not submit a form. */
export function Button({ kind, size, icon, wide, busy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={lookClass({ kind, size, wide, className })}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <SpinnerMark /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ kind, size, icon, wide, className, children, ...rest }: Look & ComponentProps<"a">) {
  return (
    <a {...rest} className={lookClass({ kind, size, wide, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

type IconOnly<Tag extends "a" | "button"> = Omit<ComponentProps<Tag>, "children" | "aria-label" | "title"> & {
  readonly icon: IconName;
  /** accessible name and tooltip */
  readonly label: string;
};

/** A button with an icon only. */
export function IconButton({ icon, label, className, ...rest }: IconOnly<"button">) {
  return (
    <button type="button" {...rest} className={classNames(css.iconButton, className)} aria-label={label} title={label}>
      <Icon name={icon} size={20} />
    </button>
  );
}

/** A link that looks like an IconButton. */
export function IconLink({ icon, label, className, ...rest }: IconOnly<"a">) {
  return (
    <a {...rest} className={classNames(css.iconButton, className)} aria-label={label} title={label}>
      <Icon name={icon} size={20} />
    </a>
  );
}

/** A button in running text that looks like a link. */
export function LinkLike({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={classNames(css.linkLike, className)} />;
}
