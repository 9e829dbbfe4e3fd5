CREATE TABLE "courseware_design" (
	"project_id" uuid NOT NULL,
	"draft" boolean NOT NULL,
	"design" jsonb NOT NULL,
	"deck_version" integer NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "courseware_design_project_id_draft_pk" PRIMARY KEY("project_id","draft")
);
--> statement-breakpoint
ALTER TABLE "courseware_design" ADD CONSTRAINT "courseware_design_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;