ALTER TABLE "ledger_entry" ADD COLUMN "cause_kind" text;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "cause_id" uuid;--> statement-breakpoint
CREATE INDEX "ledger_entry_time" ON "ledger_entry" USING btree ("user_id","created_at");--> statement-breakpoint
-- What was booked before says in its key what it was about.
UPDATE "ledger_entry" SET "cause_kind" = 'project', "cause_id" = substring("key" from '^(?:back:|top-up:)*project:([0-9a-f-]{36})')::uuid WHERE "key" ~ '^(back:|top-up:)*project:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';--> statement-breakpoint
UPDATE "ledger_entry" SET "cause_kind" = 'avatar', "cause_id" = substring("key" from '^(?:back:|top-up:)*avatar:([0-9a-f-]{36})')::uuid WHERE "key" ~ '^(back:|top-up:)*avatar:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';--> statement-breakpoint
UPDATE "ledger_entry" SET "cause_kind" = 'project', "cause_id" = "asked_question"."project_id" FROM "asked_question" WHERE "ledger_entry"."key" = 'ask:' || "asked_question"."id"::text;
