ALTER TABLE "share" ADD COLUMN "daily_questions" integer;--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "asked_on" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "share" ADD COLUMN "asked" integer DEFAULT 0 NOT NULL;