import { useState } from "react";
import type { Account } from "../../../state/core/account.ts";
import { accountTexts } from "../../../text/en/account.ts";
import { formatDate, formatTime } from "../../../text/dates.ts";
import { formatCount } from "../../../text/format.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Section } from "../../../ui/page-title/page-title.tsx";
import * as style from "./account.css.ts";
import { ProfileDialog } from "./profile-dialog.tsx";

const { details: words } = accountTexts;

const orNone = (text: string): string => (text.trim() === "" ? words.none : text);

const linesOf = (account: Account): readonly (readonly [term: string, value: string])[] => [
  [words.name, orNone(`${account.name} ${account.last_name}`.trim())],
  [words.email, account.emailVerified ? words.confirmed(account.email) : account.email],
  [words.company, orNone(account.company)],
  [words.job, orNone(account.job)],
  [words.sector, orNone(account.sector)],
  [words.country, orNone(account.country)],
  [words.employees, account.employees === null ? words.none : formatCount(account.employees)],
  [words.role, account.isAdmin ? words.roles.admin : words.roles.user],
  [words.created, formatDate(account.created)],
  [
    words.lastLogin,
    account.last_login === null ? words.none : `${formatDate(account.last_login)}, ${formatTime(account.last_login)}`,
  ],
];

/** The account data that the server stores (decisions.md 18). */
export const AccountDetails = ({ account }: { readonly account: Account }) => {
  const [isEditing, setEditing] = useState(false);
  return (
    <Section
      className={style.section}
      title={words.title}
      actions={<Button onClick={() => setEditing(true)}>{accountTexts.edit.open}</Button>}
    >
      <dl className={style.details}>
        {linesOf(account).flatMap(([term, value]) => [
          <dt key={term} className={style.term}>
            {term}
          </dt>,
          <dd key={`${term} value`} className={style.value}>
            {value}
          </dd>,
        ])}
      </dl>
      {isEditing && <ProfileDialog account={account} onClose={() => setEditing(false)} />}
    </Section>
  );
};
