CREATE TABLE "invoice_count" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" DROP CONSTRAINT "payment_order_id_order_id_fk";
--> statement-breakpoint
ALTER TABLE "refund" DROP CONSTRAINT "refund_order_id_order_id_fk";
--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "grants" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "given" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- By the calendar, as the product counts: a time that was moved from longer months into shorter ones lacks up to three days.
UPDATE "subscription" SET "grants" = greatest(1, (SELECT count(*) FROM generate_series(1, 1200) AS month WHERE ("starts_at" AT TIME ZONE 'UTC') + month * interval '1 month' <= ("ends_at" AT TIME ZONE 'UTC') + interval '3 days'));--> statement-breakpoint
UPDATE "subscription" SET "given" = least("grants", 1 + (SELECT count(*) FROM generate_series(1, 1200) AS month WHERE ("starts_at" AT TIME ZONE 'UTC') + month * interval '1 month' <= (now() AT TIME ZONE 'UTC'))) WHERE "starts_at" <= now();--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "cut_by" uuid;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "cut_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "ran_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "lost_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_cut_by" ON "subscription" USING btree ("cut_by") WHERE cut_by is not null;--> statement-breakpoint
INSERT INTO "invoice_count" ("year", "last") SELECT substr("number", 2, 4)::int, max(substr("number", 6)::int) FROM "invoice" WHERE "number" ~ '^R[0-9]{10}$' GROUP BY 1;
