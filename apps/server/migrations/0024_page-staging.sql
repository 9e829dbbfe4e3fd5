CREATE TABLE "courseware_remainder" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"deck_version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courseware_page" ADD COLUMN "staging" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courseware_page" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courseware_page" ADD COLUMN "section" text;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "kept" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courseware_remainder" ADD CONSTRAINT "courseware_remainder_page_id_courseware_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."courseware_page"("id") ON DELETE cascade ON UPDATE no action;