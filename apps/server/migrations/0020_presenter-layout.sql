ALTER TABLE "courseware_page" ADD COLUMN "presenter_layout" text;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "presenter_layout" text DEFAULT 'auto' NOT NULL;