ALTER TABLE "asked_question" ADD COLUMN "engine" text DEFAULT 'embedded' NOT NULL;--> statement-breakpoint
ALTER TABLE "courseware_page" ADD COLUMN "script_engine" text;