import { Button, IconButton, LinkButton, LinkLike } from "./button.tsx";
import { narrow, row } from "../gallery-entry/gallery-entry.css.ts";
import type { Gallery } from "../gallery-entry/gallery-entry.ts";

export const gallery: Gallery = {
  kinds: () => (
    <div className={row}>
      <Button kind="primary">Primary</Button>
      <Button>Secondary</Button>
      <Button kind="quiet">Quiet</Button>
      <Button kind="danger">Delete</Button>
      <LinkButton href="#link" kind="primary">
        Link
      </LinkButton>
    </div>
  ),
  disabled: () => (
    <div className={row}>
      <Button kind="primary" disabled>
        Primary
      </Button>
      <Button disabled>Secondary</Button>
      <Button kind="quiet" disabled>
        Quiet
      </Button>
      <Button kind="danger" disabled>
        Delete
      </Button>
    </div>
  ),
  "with icon, small, busy": () => (
    <div className={row}>
      <Button icon="chevronLeft">Back</Button>
      <Button size="small" icon="plus">
        Create Comparison
      </Button>
      <Button kind="primary" busy>
        Saving
      </Button>
      <Button kind="quiet" icon="download">
        CSV
      </Button>
      <IconButton icon="help" label="Help" />
      <IconButton icon="redo" label="Redo" disabled />
      <span>
        Six equal, land use 0. <LinkLike>Set your own</LinkLike>
      </span>
    </div>
  ),
  "narrow and long": () => (
    <div className={narrow}>
      <Button wide kind="primary">
        Continue in portrait
      </Button>
      <Button wide>A label that is so long that it cannot stand on one line of this column</Button>
    </div>
  ),
};
