import { useAtomValue } from "jotai";
import { useState } from "react";
import { BASE_REGION } from "../../../edge-api/contract/regions.ts";
import { AdminAudit } from "../../features/admin-lists/admin-audit.tsx";
import { AdminScores } from "../../features/admin-lists/admin-scores.tsx";
import { AdminUsers } from "../../features/admin-lists/admin-users.tsx";
import { Database } from "../../features/administration/database.tsx";
import { Operation } from "../../features/administration/operation.tsx";
import { RunBar } from "../../features/administration/run-bar.tsx";
import * as style from "../../features/administration/administration.css.ts";
import { tableOverviewAtom } from "../../state/admin/admin-tables.ts";
import { adminTexts } from "../../text/en/admin.ts";
import { formatDate } from "../../text/dates.ts";
import { small } from "../../theme/text.css.ts";
import { PageTitle } from "../../ui/page-title/page-title.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";

const words = adminTexts.tabs;
const TABS = [
  { id: "database", label: words.database },
  { id: "users", label: words.users },
  { id: "comparison", label: words.comparison },
  { id: "portfolio", label: words.portfolio },
  { id: "audit", label: words.audit },
  { id: "operation", label: words.operation },
] as const;

type TabId = (typeof TABS)[number]["id"];

/** `/admin`: reference tables, users, score reports, the audit log and the state of the installation. */
export default function AdminPage() {
  const [tab, setTab] = useState<TabId>("database");
  const [region, setRegion] = useState<string>(BASE_REGION);
  const version = useAtomValue(tableOverviewAtom).overview?.version;
  return (
    <>
      <div className={style.page}>
        <div className={style.head}>
          <PageTitle>{adminTexts.title}</PageTitle>
          {version && <p className={small}>{adminTexts.version(version.version, formatDate(version.created))}</p>}
        </div>
        <Tabs label={words.label} tabs={TABS} value={tab} onChange={setTab}>
          {tab === "database" && <Database region={region} onRegion={setRegion} />}
          {tab === "users" && <AdminUsers />}
          {tab === "comparison" && <AdminScores key="comparison" kind="comparison" />}
          {tab === "portfolio" && <AdminScores key="portfolio" kind="portfolio" />}
          {tab === "audit" && <AdminAudit />}
          {tab === "operation" && <Operation />}
        </Tabs>
      </div>
      {tab === "database" && <RunBar region={region} />}
    </>
  );
}
